/** The script for zsh. It does not evaluate user input. */
export const zshScript = String.raw`# zsh completion for campaign-contract

_campaign_contract() {
  local answer line value directive=0
  local -a found space
  # (Q) removes quotes, (@) keeps empty words.
  answer=$(campaign-contract complete -- "${'$'}{(@Q)words[2,CURRENT]}" 2>/dev/null) || return 1
  while IFS= read -r line; do
    case $line in
      :[0-9]*) directive=${'$'}{line#:} ;;
      ?*)
        # _describe splits at the first unescaped colon.
        value=${'$'}{line%%$'\t'*}
        found+=("${'$'}{value//:/\\:}:${'$'}{line#*$'\t'}")
        ;;
    esac
  done <<<"$answer"
  # Completes only the value of --flag=value.
  if [[ $words[CURRENT] == --*=* ]]; then compset -P '*='; fi
  if ((directive & 2)); then space=(-S ''); fi
  if ((${'$'}{#found})); then _describe -t values value found $space; return; fi
  if ((directive & 4)); then return 1; fi
  _files
}

compdef _campaign_contract campaign-contract
`
