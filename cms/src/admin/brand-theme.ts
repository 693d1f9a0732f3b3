import { darkTheme, lightTheme } from '@strapi/design-system'

/** The site's colours: terracotta for actions, jade for success. */
export const brandTheme = {
  light: {
    ...lightTheme,
    colors: {
      ...lightTheme.colors,
      primary100: '#fbf1ee',
      primary200: '#f0d3ca',
      primary500: '#b9553d',
      primary600: '#a8452f',
      primary700: '#8a3624',
      buttonPrimary500: '#b9553d',
      buttonPrimary600: '#a8452f',
      success500: '#2f8a73',
      success600: '#1f6f5c',
      success700: '#175546',
    },
  },
  dark: {
    ...darkTheme,
    colors: {
      ...darkTheme.colors,
      primary100: '#3a2019',
      primary200: '#5a2c20',
      primary500: '#d98a74',
      primary600: '#e2a08d',
      primary700: '#efc4b8',
      buttonPrimary500: '#b9553d',
      buttonPrimary600: '#a8452f',
    },
  },
}
