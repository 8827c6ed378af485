# Completion of deduku for bash; put it where bash-completion looks, or source it.
_deduku() {
	local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command=session word
	for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
		case $word in
		session|hint|explain|export|practice-sheet|handbook|solve|count|unique|rate|stats|batch|convert|formats|generate|minimize|canonical|shuffle|backdoors|check|prove|judge|mcp|schema|version|paths|completion|man) command=$word; break ;;
		esac
	done
	case $command$prev in
	session--profile) COMPREPLY=($(compgen -W 'full hodoku whips se' -- "$cur")); return ;;
	session--order) COMPREPLY=($(compgen -W 'standard' -- "$cur")); return ;;
	session--method) COMPREPLY=($(compgen -W 'classic logic search' -- "$cur")); return ;;
	session--seed) COMPREPLY=($(compgen -W 'random' -- "$cur")); return ;;
	session--guess) COMPREPLY=($(compgen -W 'random fewest off' -- "$cur")); return ;;
	session--notation) COMPREPLY=($(compgen -W 'rc xy a1' -- "$cur")); return ;;
	session--log) COMPREPLY=($(compgen -W 'full short notation off' -- "$cur")); return ;;
	session--detail) COMPREPLY=($(compgen -W 'line paragraph page' -- "$cur")); return ;;
	session--level) COMPREPLY=($(compgen -W 'easy medium hard unfair extreme' -- "$cur")); return ;;
	session--uniqueness) COMPREPLY=($(compgen -W 'on off' -- "$cur")); return ;;
	session--effort) COMPREPLY=($(compgen -W 'none normal high' -- "$cur")); return ;;
	session--maxsteps) COMPREPLY=($(compgen -W 'off' -- "$cur")); return ;;
	session--color) COMPREPLY=($(compgen -W 'auto always never' -- "$cur")); return ;;
	session--theme) COMPREPLY=($(compgen -W 'dark light mono colourblind' -- "$cur")); return ;;
	session--ascii) COMPREPLY=($(compgen -W 'auto on off' -- "$cur")); return ;;
	session--pager) COMPREPLY=($(compgen -W 'auto off system' -- "$cur")); return ;;
	session--mistakes) COMPREPLY=($(compgen -W 'hide show' -- "$cur")); return ;;
	session--entry) COMPREPLY=($(compgen -W 'cell digit' -- "$cur")); return ;;
	session--timer) COMPREPLY=($(compgen -W 'on off' -- "$cur")); return ;;
	session--suggest) COMPREPLY=($(compgen -W 'on off' -- "$cur")); return ;;
	explain--method) COMPREPLY=($(compgen -W 'classic logic search' -- "$cur")); return ;;
	export--method) COMPREPLY=($(compgen -W 'classic logic search' -- "$cur")); return ;;
	practice-sheet--seed) COMPREPLY=($(compgen -W 'random' -- "$cur")); return ;;
	practice-sheet--paper) COMPREPLY=($(compgen -W 'a4 letter' -- "$cur")); return ;;
	handbook--paper) COMPREPLY=($(compgen -W 'a4 letter' -- "$cur")); return ;;
	solve--method) COMPREPLY=($(compgen -W 'classic logic search' -- "$cur")); return ;;
	solve--guess) COMPREPLY=($(compgen -W 'random fewest off' -- "$cur")); return ;;
	solve--seed) COMPREPLY=($(compgen -W 'random' -- "$cur")); return ;;
	solve--maxsteps) COMPREPLY=($(compgen -W 'off' -- "$cur")); return ;;
	solve--effort) COMPREPLY=($(compgen -W 'none normal high' -- "$cur")); return ;;
	solve--log) COMPREPLY=($(compgen -W 'text notation jsonl none' -- "$cur")); return ;;
	solve--level) COMPREPLY=($(compgen -W 'easy medium hard unfair extreme' -- "$cur")); return ;;
	solve--uniqueness) COMPREPLY=($(compgen -W 'on off' -- "$cur")); return ;;
	solve--profile) COMPREPLY=($(compgen -W 'full hodoku whips se' -- "$cur")); return ;;
	count--seed) COMPREPLY=($(compgen -W 'random' -- "$cur")); return ;;
	rate--as) COMPREPLY=($(compgen -W 'te b gb w gw bxb bxbb backdoor' -- "$cur")); return ;;
	rate--log) COMPREPLY=($(compgen -W 'none text jsonl' -- "$cur")); return ;;
	stats--guess) COMPREPLY=($(compgen -W 'random fewest off' -- "$cur")); return ;;
	stats--seed) COMPREPLY=($(compgen -W 'random' -- "$cur")); return ;;
	stats--level) COMPREPLY=($(compgen -W 'easy medium hard unfair extreme' -- "$cur")); return ;;
	stats--uniqueness) COMPREPLY=($(compgen -W 'on off' -- "$cur")); return ;;
	stats--profile) COMPREPLY=($(compgen -W 'full hodoku whips se' -- "$cur")); return ;;
	batch--format) COMPREPLY=($(compgen -W 'csv jsonl bank parquet' -- "$cur")); return ;;
	batch--pack) COMPREPLY=($(compgen -W 'plain gz zst' -- "$cur")); return ;;
	generate--seed) COMPREPLY=($(compgen -W 'random' -- "$cur")); return ;;
	generate--symmetry) COMPREPLY=($(compgen -W 'none half-turn quarter-turn horizontal vertical diagonal anti-diagonal' -- "$cur")); return ;;
	generate--level) COMPREPLY=($(compgen -W 'easy medium hard unfair extreme' -- "$cur")); return ;;
	shuffle--seed) COMPREPLY=($(compgen -W 'random' -- "$cur")); return ;;
	check--as) COMPREPLY=($(compgen -W 'auto hodoku sudokuwiki se csp sudokustudio eureka list' -- "$cur")); return ;;
	check--log) COMPREPLY=($(compgen -W 'none jsonl' -- "$cur")); return ;;
	prove--form) COMPREPLY=($(compgen -W 'drat lrat' -- "$cur")); return ;;
	judge--as) COMPREPLY=($(compgen -W 'auto hodoku sudokuwiki se csp sudokustudio eureka list' -- "$cur")); return ;;
	esac
	case $command in
	session) word='--command --file --interactive --quiet --keep-going --plain --json --profile --order --method --seed --guess --notation --log --detail --level --uniqueness --effort --maxsteps --color --theme --ascii --pager --mistakes --entry --timer --suggest --prompt --help' ;;
	hint) word='--quiet --json --full --help' ;;
	explain) word='--quiet --json --full --method --help' ;;
	export) word='--quiet --json --method --help' ;;
	practice-sheet) word='--count --seed --paper --per-page --no-level --answers --quiet --json --help' ;;
	handbook) word='--page --paper --quiet --help' ;;
	solve) word='--method --guess --seed --maxsteps --effort --log --level --uniqueness --profile --without --with --keep-going --strict --quiet --json --help' ;;
	count) word='--limit --seed --keep-going --strict --quiet --json --help' ;;
	unique) word='--keep-going --strict --quiet --json --help' ;;
	rate) word='--as --er-only --max --log --unchecked --keep-going --strict --quiet --json --help' ;;
	stats) word='--guess --seed --level --uniqueness --profile --without --with --keep-going --strict --quiet --json --help' ;;
	batch) word='--do --plan --out --resume --repair --shards --shard --workers --format --pack --quiet --yes --tmp --memory --help' ;;
	convert) word='--to --all --keep-going --strict --quiet --json --help' ;;
	formats) word='--json --help' ;;
	generate) word='--count --seed --symmetry --clues --pattern --level --technique --rating --tries --quiet --json --help' ;;
	minimize) word='--keep-going --strict --quiet --json --help' ;;
	canonical) word='--keep-going --strict --quiet --json --help' ;;
	shuffle) word='--seed --keep-going --strict --quiet --json --help' ;;
	backdoors) word='--size --keep-going --strict --quiet --json --help' ;;
	check) word='--strict --as --puzzle --log --json --help' ;;
	prove) word='--cnf --proof --out --form --minimal --keep-going --strict --quiet --json --help' ;;
	judge) word='--as --json --help' ;;
	mcp) word='--help' ;;
	schema) word='--help' ;;
	version) word='--json --help' ;;
	paths) word='--json --help' ;;
	completion) word='--help' ;;
	man) word='--help' ;;
	esac
	if [[ $cur == -* ]]; then
		COMPREPLY=($(compgen -W "$word" -- "$cur"))
		return
	fi
	COMPREPLY=($(compgen -f -- "$cur"))
	if ((COMP_CWORD == 1)); then
		COMPREPLY+=($(compgen -W 'session hint explain export practice-sheet handbook solve count unique rate stats batch convert formats generate minimize canonical shuffle backdoors check prove judge mcp schema version paths completion man' -- "$cur"))
	fi
	if [[ $prev == batch ]]; then
		COMPREPLY+=($(compgen -W 'join status' -- "$cur"))
	fi
	if [[ $command == completion ]]; then
		COMPREPLY=($(compgen -W 'bash zsh fish' -- "$cur"))
	fi
}
complete -o filenames -F _deduku deduku
