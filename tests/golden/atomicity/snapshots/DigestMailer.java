// run: scan --library --only atomicity
// expect: none
// the shared inbox is asked once for an immutable copy, size and text come from that copy
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

public class DigestMailer {
    public record Note(String author, String text) { }

    public static final class Inbox {
        private final List<Note> notes = new ArrayList<>();

        public synchronized void add(Note n) {
            notes.add(n);
        }

        public synchronized int size() {
            return notes.size();
        }

        public synchronized List<Note> snapshot() {
            return List.copyOf(notes);
        }
    }

    private final Object lock = new Object();
    private String lastDigest = "";
    private long mailed;

    public String digest(Inbox inbox) {
        synchronized (lock) {
            List<Note> notes = inbox.snapshot();
            String[] lines = new String[notes.size()];
            for (int i = 0; i < lines.length; i++) {
                lines[i] = notes.get(i).author() + ": " + notes.get(i).text();
            }
            lastDigest = notes.stream().map(Note::author).distinct().collect(Collectors.joining(", "))
                    + "\n" + String.join("\n", lines);
            mailed += lines.length;
            return lastDigest;
        }
    }

    public String lastDigest() {
        synchronized (lock) {
            return lastDigest;
        }
    }

    public long mailed() {
        synchronized (lock) {
            return mailed;
        }
    }
}
// corpus: unseen16
