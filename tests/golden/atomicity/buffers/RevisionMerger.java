// run: scan --only atomicity --library
// expect: atomicity
// Append() takes the document length as insertion offset and inserts in a second step; concurrent edits move the end, markers point to the wrong text
import java.util.ArrayList;
import java.util.List;

public class RevisionMerger {
    public record Marker(int offset, int length, String author) { }

    public static class TextDocument {
        private final StringBuilder text = new StringBuilder();

        public synchronized int length() {
            return text.length();
        }

        public synchronized void insert(int offset, String s) {
            if (offset > text.length()) {
                throw new IndexOutOfBoundsException(offset);
            }
            text.insert(offset, s);
        }

        public synchronized void delete(int from, int to) {
            text.delete(from, to);
        }

        @Override
        public synchronized String toString() {
            return text.toString();
        }
    }

    private final Object lock = new Object();
    private final TextDocument document;
    private final List<Marker> markers = new ArrayList<>();
    private final String author;

    public RevisionMerger(TextDocument document, String author) {
        this.document = document;
        this.author = author;
    }

    public void append(String paragraph) {
        synchronized (lock) {
            int end = endOf(document);
            put(end, paragraph + "\n");
            markers.add(new Marker(end, paragraph.length(), author));
        }
    }

    private static int endOf(TextDocument d) {
        return d.length();
    }

    private void put(int offset, String s) {
        document.insert(offset, s);
    }

    public List<Marker> markers() {
        synchronized (lock) {
            return List.copyOf(markers);
        }
    }
}
// corpus: unseen9
