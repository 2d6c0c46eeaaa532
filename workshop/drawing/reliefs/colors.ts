/** The colors of the site's tokens by their names; `hot` is `signal` there. */
export const colors = {
  night: '#0b1830',
  ink: '#101c36',
  deep: '#16265a',
  cobalt: '#2348c7',
  azure: '#4c7df0',
  sky: '#a9c6ff',
  haze: '#e4edfb',
  chalk: '#ffffff',
  pine: '#1f4d46',
  sage: '#9db8a8',
  mist: '#dce8e1',
  peach: '#ffc9ae',
  hot: '#ff7a4d',
};
