import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ColorSwatch.layer.css'
import type { Chart } from '../reports'

export type WeekChartProps = { chart: Extract<Chart, { kind: 'columns' }>; label: string }

const height = 240

/** The columns of the weeks as Mantine draws them, with the numbers of the week that the pointer is on. */
export function WeekChart({ chart: { parts, bars }, label }: WeekChartProps) {
  // Parts may be addresses, whose dots a chart would read as a path.
  const series = parts.map((part, at) => ({
    name: `part-${at}`,
    label: part,
    color: `var(--part-${at})`,
  }))
  const data = bars.map(({ label: week, values }) => ({
    week,
    ...Object.fromEntries(values.map((value, part) => [`part-${part}`, value])),
  }))
  return (
    <div role="img" aria-label={label}>
      <BarChart
        h={height}
        type="stacked"
        data={data}
        dataKey="week"
        series={series}
        tickLine="none"
        gridColor="var(--stone)"
        textColor="var(--ink-soft)"
        maxBarWidth={28}
        yAxisProps={{ allowDecimals: false, width: 32 }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 16 }}
        // The table below says the same to who reads by keys and by ear.
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  )
}
