// copies has a button copy a text, and say so. Where the browser does not let it, what is on the page is chosen and copied instead.
export function copies(button, text, on) {
  button.addEventListener('click', async () => {
    try { await navigator.clipboard.writeText(text ?? on.value); } catch {
      on.closest('details')?.setAttribute('open', '');
      if (on.select) on.select(); else getSelection().selectAllChildren(on);
      document.execCommand('copy');
    }
    button.textContent = 'Copied';
  });
}
