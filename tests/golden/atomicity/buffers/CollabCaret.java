// run: scan --library --only atomicity
// expect: atomicity
// typeAtEnd() and backspace() hold the caret, but the StringBuffer is shared by all carets: length() and then insert/deleteCharAt are two steps on its monitor
import java.util.ArrayDeque;
import java.util.Deque;

public class CollabCaret {
    private sealed interface Edit permits Typed, Erased {}

    private record Typed(int at, String text) implements Edit {}

    private record Erased(int at) implements Edit {}

    private final String author;
    private final StringBuffer document;
    private final Deque<Edit> edits = new ArrayDeque<>();
    private int position;

    public CollabCaret(String author, StringBuffer document) {
        this.author = author;
        this.document = document;
    }

    public synchronized void typeAtEnd(String text) {
        int end = document.length();
        document.insert(end, text);
        edits.push(new Typed(end, text));
        position = end + text.length();
    }

    public synchronized boolean backspace() {
        int end = document.length();
        if (end == 0) {
            return false;
        }
        document.deleteCharAt(end - 1);
        edits.push(new Erased(end - 1));
        position = end - 1;
        return true;
    }

    public synchronized String status() {
        long typed = edits.stream().filter(Typed.class::isInstance).count();
        return author + "@" + position + " typed " + typed + " of " + edits.size();
    }
}
// corpus: unseen12
