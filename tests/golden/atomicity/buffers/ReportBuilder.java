// run: scan --library --only atomicity
// expect: none
// the Vector and StringBuffer are made inside build and never leave it before the end
import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

public class ReportBuilder {
    private final List<String> columns = new ArrayList<>();
    private String title = "report";
    private int built;

    public synchronized ReportBuilder title(String t) {
        title = t;
        return this;
    }

    public synchronized ReportBuilder column(String c) {
        columns.add(c);
        return this;
    }

    public synchronized String build(int width) {
        Vector<String> cells = new Vector<>();
        for (String c : columns) {
            cells.add(c.length() > width ? c.substring(0, width) : c);
        }
        if (cells.isEmpty()) {
            cells.add("(none)");
        }
        String[] row = new String[cells.size()];
        cells.copyInto(row);
        StringBuffer out = new StringBuffer(title);
        out.append('\n');
        for (String cell : row) {
            out.append('|').append(cell);
        }
        if (out.charAt(out.length() - 1) != '|') {
            out.append('|');
        }
        built++;
        return out.toString();
    }

    public synchronized int built() {
        return built;
    }
}
// corpus: unseen20
