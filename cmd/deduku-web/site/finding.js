// What is said where steps of the list are looked for.
export const finding = {
  says: ['Here the list of steps is cut down to those that you look for. Take one of these, or write into the field above the list; with an empty field the list has all again.',
    'What can be written: the name or level of a technique, or how many candidates a step removes, as technique == "Skyscraper", level >= "hard", len(strikes) > 3 (strikes are what it removes). and, or, not join them.'],
  offers: [{ own: 'example', text: 'level >= "hard"', label: 'Steps that are hard, or harder' }, { own: 'example', text: 'len(strikes) > 3', label: 'Steps that remove more than 3 candidates' }],
};
