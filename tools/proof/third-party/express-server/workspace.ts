/** The one workspace that the server has. */
export const workspace = {
  credentials: 'workspace:key',
  tagIds: ['tag_winter', 'tag_summer'],
  templateIds: ['tpl_banner', 'tpl_card'],
}
