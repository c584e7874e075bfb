// run: scan --library --only lock-order
// expect: none
// the render buffers are made inside render and seen by one thread, so their monitors (StringBuffer, Vector, Section) cannot block anyone; the only shared lock is the archive's, taken last
import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

public class InvoiceRendering {
    public record Line(String article, int quantity, long cents) { }

    private final List<String> archive = new ArrayList<>();

    public String render(String customer, List<Line> lines) {
        Section head = new Section("Invoice for " + customer);
        Section body = new Section("Lines");
        for (Line l : lines) {
            body.line(l.quantity() + " x " + l.article());
        }
        head.absorb(body);
        body.absorb(new Section("Total " + lines.stream().mapToLong(x -> x.quantity() * x.cents()).sum()));
        body.absorbTitle(head);
        String text = head.text() + body.text();
        synchronized (archive) {
            archive.add(text);
        }
        return text;
    }

    public int archived() {
        synchronized (archive) {
            return archive.size();
        }
    }

    private static final class Section {
        private final StringBuffer title;
        private final Vector<String> lines = new Vector<>();

        Section(String title) {
            this.title = new StringBuffer(title);
        }

        synchronized void line(String s) {
            lines.add(s);
        }

        synchronized void absorb(Section other) {
            synchronized (other) {
                lines.addAll(other.lines);
            }
        }

        synchronized void absorbTitle(Section other) {
            synchronized (other) {
                title.append(" of ").append(other.title);
            }
        }

        synchronized String text() {
            return title + ": " + String.join(", ", lines) + "\n";
        }
    }
}
// corpus: unseen9
