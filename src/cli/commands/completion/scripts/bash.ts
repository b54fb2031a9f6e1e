/** The script for bash. It does not evaluate user input. */
export const bashScript = String.raw`# bash completion for campaign-contract

_campaign_contract() {
  local at word value answer directive=0 words=()
  # Bash splits --flag=value into three words.
  for ((at = 1; at <= COMP_CWORD; at++)); do
    word=${'$'}{COMP_WORDS[at]}
    if ((at > 1)) && [[ $word == [=:]* || ${'$'}{COMP_WORDS[at - 1]} == [=:] ]]; then
      words[${'$'}{#words[@]} - 1]+=$word
    else
      words+=("$word")
    fi
  done
  COMPREPLY=()
  answer=$(campaign-contract complete -- "${'$'}{words[@]}" 2>/dev/null) || return
  while IFS=$'\t' read -r value _; do
    case $value in
      :[0-9]*) directive=${'$'}{value#:} ;;
      ?*) COMPREPLY+=("$value") ;;
    esac
  done <<<"$answer"
  if ((directive & 2)); then compopt -o nospace 2>/dev/null; fi
  if ((directive & 4)); then compopt +o default +o bashdefault 2>/dev/null; fi
  return 0
}

complete -o default -o bashdefault -F _campaign_contract campaign-contract
`
