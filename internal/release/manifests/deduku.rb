class Deduku < Formula
  desc "{{.Summary}}"
  homepage "{{.URL}}"
  version "{{.Version}}"
  license "MIT"

  on_macos do
    on_arm do
      url "{{.URL}}/{{archive "darwin/arm64"}}"
      sha256 "{{sum "darwin/arm64"}}"
    end
    on_intel do
      url "{{.URL}}/{{archive "darwin/amd64"}}"
      sha256 "{{sum "darwin/amd64"}}"
    end
  end

  on_linux do
    on_arm do
      url "{{.URL}}/{{archive "linux/arm64"}}"
      sha256 "{{sum "linux/arm64"}}"
    end
    on_intel do
      url "{{.URL}}/{{archive "linux/amd64"}}"
      sha256 "{{sum "linux/amd64"}}"
    end
  end

  def install
    bin.install "deduku"
    man1.install "deduku.1"
    bash_completion.install "completions/deduku.bash" => "deduku"
    zsh_completion.install "completions/_deduku"
    fish_completion.install "completions/deduku.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/deduku version")
  end
end
