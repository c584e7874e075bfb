// run: scan --only atomicity --library
// expect: none
// TextBody.append inserts at the end and returns the offset in one locked step, the marker uses that value; the following call for another text does not depend on it
import java.util.ArrayList;
import java.util.List;

public class MarginNotes {
    public record Span(int offset, int length) { }

    /** Append-only text. */
    public static class TextBody {
        private final StringBuilder text = new StringBuilder();

        public synchronized int append(String s) {
            int at = text.length();
            text.append(s);
            return at;
        }

        public synchronized String slice(Span span) {
            return text.substring(span.offset(), span.offset() + span.length());
        }
    }

    private final Object lock = new Object();
    private final TextBody body;
    private final List<Span> spans = new ArrayList<>();

    public MarginNotes(TextBody body) {
        this.body = body;
    }

    public void note(String heading, String paragraph) {
        synchronized (lock) {
            spans.add(put(heading));
            spans.add(put(paragraph));
        }
    }

    private Span put(String s) {
        int at = body.append(s);
        return new Span(at, s.length());
    }

    public List<String> notes() {
        synchronized (lock) {
            List<String> out = new ArrayList<>();
            for (Span s : spans) {
                out.add(body.slice(s));
            }
            return out;
        }
    }
}
// corpus: unseen9
