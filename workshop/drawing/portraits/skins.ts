/** Colors of skin: lit, half shaded, and shaded below a chin; of lips; and of eyes and their lids. */
export const skins = {
  porcelain: { light: '#f7d9c4', half: '#e9bfa3', shade: '#d49f80', lip: '#c8604e', ink: '#3a2018' },
  wheat: { light: '#efc199', half: '#dba277', shade: '#bf8459', lip: '#b0503f', ink: '#2f1a12' },
  amber: { light: '#d39a6a', half: '#b97e50', shade: '#98633b', lip: '#9c4636', ink: '#26140d' },
  sienna: { light: '#a96d47', half: '#8f5735', shade: '#714227', lip: '#8a3d33', ink: '#1e0f0a' },
  umber: { light: '#7b4a33', half: '#643926', shade: '#4b2919', lip: '#9a4a45', ink: '#150a07' },
} as const;

export type Skin = keyof typeof skins;
