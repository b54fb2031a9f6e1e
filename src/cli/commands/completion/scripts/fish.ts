/** The script for fish. */
export const fishScript = `# fish completion for campaign-contract

function __campaign_contract_complete
    set -l words (commandline -opc)
    set -l last (commandline -ct)
    set -l answer (campaign-contract complete -- $words[2..-1] "$last" 2>/dev/null)
    or return
    # Completes only the value of --flag=value.
    set -l flag (string match -r -- '^--[^=]*=' "$last")
    for line in $answer[1..-2]
        echo "$flag$line"
    end
    if test "$answer[-1]" = ':0'
        for path in (__fish_complete_path (string replace -r -- '^--[^=]*=' '' "$last"))
            echo "$flag$path"
        end
    end
end

complete -c campaign-contract -e
complete -c campaign-contract -f -a '(__campaign_contract_complete)'
`
