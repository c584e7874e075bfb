// run: scan --library --only atomicity
// expect: none
// export holds the sheet's monitor over both calls; the order exporter before sheet is the only one
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

public class SampleSheetExporter {
    private final String prefix;
    private int exports;

    public SampleSheetExporter(String prefix) {
        this.prefix = prefix;
    }

    public synchronized String export(SampleSheet sheet) {
        String[] names;
        double[] values;
        synchronized (sheet) {
            int n = sheet.size();
            names = new String[n];
            values = new double[n];
            sheet.copyInto(names, values);
        }
        exports++;
        return format(names, values);
    }

    private String format(String[] names, double[] values) {
        StringBuilder sb = new StringBuilder("# export ").append(exports).append('\n');
        for (int i = 0; i < names.length; i++) {
            sb.append(prefix).append(names[i].toLowerCase(Locale.ROOT)).append(' ').append(values[i]).append('\n');
        }
        return sb.toString();
    }
}

final class SampleSheet {
    private final Map<String, Double> rows = new LinkedHashMap<>();

    public synchronized void set(String name, double value) {
        rows.put(name, value);
    }

    public synchronized void drop(String name) {
        rows.remove(name);
    }

    public synchronized int size() {
        return rows.size();
    }

    public synchronized void copyInto(String[] names, double[] values) {
        int i = 0;
        for (Map.Entry<String, Double> e : rows.entrySet()) {
            names[i] = e.getKey();
            values[i++] = e.getValue();
        }
    }
}
// corpus: unseen13
