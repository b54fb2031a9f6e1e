/** The script for PowerShell, which completes file names when it gets no candidates. */
export const powershellScript = `# powershell completion for campaign-contract

Register-ArgumentCompleter -Native -CommandName campaign-contract -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)

  $words = @($commandAst.CommandElements |
    Where-Object { $_.Extent.StartOffset -lt $cursorPosition } |
    Select-Object -Skip 1 |
    ForEach-Object { if ($_.Value -is [string]) { $_.Value } else { $_.Extent.Text } })
  if ($wordToComplete -eq '') {
    # PowerShell before 7.3 drops an empty argument unless it is quoted.
    $words += if ($PSVersionTable.PSVersion -lt [version]'7.3') { '""' } else { '' }
  }
  $answer = @(campaign-contract complete '--' @words 2>$null)
  if ($answer.Length -eq 0) { return }
  # Completes only the value of --flag=value.
  $flag = if ($wordToComplete -match '^--[^=]*=') { $Matches[0] } else { '' }
  $found = @($answer | Select-Object -SkipLast 1)
  foreach ($line in $found) {
    $value, $description = $line.Split([char]9, 2)
    if (-not $description) { $description = $value }
    [System.Management.Automation.CompletionResult]::new(
      $flag + $value, $value, 'ParameterValue', $description)
  }
  # An empty string prevents file name completion.
  if ($found.Length -eq 0 -and $answer[-1] -ne ':0') { '' }
}
`
