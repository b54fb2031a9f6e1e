/** The script for PowerShell, which completes files itself where it is given nothing. */
export const powershellScript = `# powershell completion for campaign-contract

Register-ArgumentCompleter -Native -CommandName campaign-contract -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)

  $words = @($commandAst.CommandElements |
    Where-Object { $_.Extent.StartOffset -lt $cursorPosition } |
    Select-Object -Skip 1 |
    ForEach-Object { if ($_.Value -is [string]) { $_.Value } else { $_.Extent.Text } })
  if ($wordToComplete -eq '') {
    # Before 7.3 an empty word is lost on its way, unless it brings its quotes with it.
    $words += if ($PSVersionTable.PSVersion -lt [version]'7.3') { '""' } else { '' }
  }
  $answer = @(campaign-contract complete '--' @words 2>$null)
  if ($answer.Length -eq 0) { return }
  # Of --flag=value only the value is completed.
  $flag = if ($wordToComplete -match '^--[^=]*=') { $Matches[0] } else { '' }
  $found = @($answer | Select-Object -SkipLast 1)
  foreach ($line in $found) {
    $value, $description = $line.Split([char]9, 2)
    if (-not $description) { $description = $value }
    [System.Management.Automation.CompletionResult]::new(
      $flag + $value, $value, 'ParameterValue', $description)
  }
  # An empty text keeps it from completing files.
  if ($found.Length -eq 0 -and $answer[-1] -ne ':0') { '' }
}
`
