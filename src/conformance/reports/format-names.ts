export const reportFormatNames = ['pretty', 'json', 'junit', 'html'] as const

export type ReportFormat = (typeof reportFormatNames)[number]
