// run: scan --only atomicity
// expect: atomicity method=TableExport$Exporter.export line=here
// Exporter.export (context Exporter monitor): Table.rowCount and Table.row(i) are separate sections reached through template methods.
import java.util.ArrayList;
import java.util.List;

public class TableExport {
    public static class Table {
        private final List<String> rows = new ArrayList<>();
        public synchronized int rowCount() { return rows.size(); }
        public synchronized String row(int i) { return rows.get(i); }
        public synchronized void insert(String r) { rows.add(r); }
        public synchronized void delete(int i) { rows.remove(i); }
    }

    public abstract static class Exporter {
        private int exports;
        public final synchronized String export() {
            exports++;
            StringBuilder sb = new StringBuilder();
            int n = lines();
            for (int i = 0; i < n; i++) sb.append(line(i)).append('\n'); // <- here
            return sb.toString();
        }
        protected abstract int lines();
        protected abstract String line(int i);
    }

    public static class TableExporter extends Exporter {
        private final Table t;
        public TableExporter(Table t) { this.t = t; }
        @Override protected int lines() { return t.rowCount(); }
        @Override protected String line(int i) { return "|" + t.row(i) + "|"; }
    }
}
// corpus: unseen
