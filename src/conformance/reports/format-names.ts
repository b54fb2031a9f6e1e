export const reportFormatNames = ['pretty', 'json', 'junit', 'html', 'markdown'] as const

export type ReportFormat = (typeof reportFormatNames)[number]
