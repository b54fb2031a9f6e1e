/*
 * The scripts ask the command for candidates and, without any, complete file names. They do not
 * evaluate what the user has typed, and complete only the value of --flag=value.
 */

const bash = String.raw`# bash completion for campaign-contract

_campaign_contract() {
  local at word value words=()
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
  while IFS=$'\t' read -r value _; do
    COMPREPLY+=("$value")
    if [[ $value == *= ]]; then compopt -o nospace 2>/dev/null; fi
  done < <(campaign-contract complete -- "${'$'}{words[@]}" 2>/dev/null)
}

complete -o default -o bashdefault -F _campaign_contract campaign-contract
`

const zsh = String.raw`# zsh completion for campaign-contract

_campaign_contract() {
  local line value
  local -a found space
  # (Q) removes quotes, (@) keeps empty words; _describe splits at the first unescaped colon.
  while IFS= read -r line; do
    value=${'$'}{line%%$'\t'*}
    found+=("${'$'}{value//:/\\:}:${'$'}{line#*$'\t'}")
    if [[ $value == *= ]]; then space=(-S ''); fi
  done < <(campaign-contract complete -- "${'$'}{(@Q)words[2,CURRENT]}" 2>/dev/null)
  if [[ $words[CURRENT] == --*=* ]]; then compset -P '*='; fi
  if ((${'$'}{#found})); then _describe -t values value found $space; else _files; fi
}

compdef _campaign_contract campaign-contract
`

const fish = `# fish completion for campaign-contract

function __campaign_contract_complete
    set -l words (commandline -opc)
    set -l last (commandline -ct)
    set -l found (campaign-contract complete -- $words[2..-1] "$last" 2>/dev/null)
    set -l flag (string match -r -- '^--[^=]*=' "$last")
    if test (count $found) -eq 0
        set found (__fish_complete_path (string replace -r -- '^--[^=]*=' '' "$last"))
    end
    for line in $found
        echo "$flag$line"
    end
end

complete -c campaign-contract -e
complete -c campaign-contract -f -a '(__campaign_contract_complete)'
`

/** The completion script of each shell. */
export const completionScripts = { bash, zsh, fish }
