// run: scan --library --only atomicity
// expect: none
// the Vector is fresh in each call, the StringBuffer is the thread's own; the source is copied once
import java.util.List;
import java.util.Objects;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;

public class CsvAssembler {
    public record Row(List<String> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    private static final ThreadLocal<StringBuffer> SCRATCH = ThreadLocal.withInitial(StringBuffer::new);

    private final CopyOnWriteArrayList<Row> rows = new CopyOnWriteArrayList<>();
    private int files;

    public void add(Row row) {
        rows.add(Objects.requireNonNull(row));
    }

    public synchronized String assemble(String title) {
        Vector<Row> page = new Vector<>(rows);
        StringBuffer out = SCRATCH.get();
        out.setLength(0);
        out.append(title);
        for (int i = 0; i < page.size(); i++) {
            if (out.length() > 0) {
                out.append('\n');
            }
            appendRow(out, page.get(i));
        }
        if (page.isEmpty()) {
            out.append("\n(empty)");
        }
        files++;
        return out.toString();
    }

    private static void appendRow(StringBuffer out, Row row) {
        int start = out.length();
        for (String cell : row.cells()) {
            if (out.length() > start) {
                out.append(';');
            }
            out.append(cell.replace(';', ','));
        }
    }

    public synchronized int files() {
        return files;
    }
}
// corpus: unseen15
