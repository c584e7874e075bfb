// run: scan --library --only atomicity
// expect: atomicity
// export sizes its arrays with table.size() and fills them with a second call table.copyInto; rows can be added or removed in between
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

public class SampleTableExporter {
    private final String prefix;
    private int exports;

    public SampleTableExporter(String prefix) {
        this.prefix = prefix;
    }

    public synchronized String export(SampleTable table) {
        int n = table.size();
        String[] names = new String[n];
        double[] values = new double[n];
        table.copyInto(names, values);
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

class SampleTable {
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
