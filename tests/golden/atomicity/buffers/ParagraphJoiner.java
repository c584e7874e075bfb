// run: scan --library --only atomicity
// expect: none
// the StringBuffer is made inside the method and never leaves it; its monitor is of no concern to others
import java.util.ArrayList;
import java.util.List;

public class ParagraphJoiner {
    private final List<String> paragraphs = new ArrayList<>();
    private int revision;

    public synchronized void add(String text) {
        paragraphs.add(text);
        revision++;
    }

    public synchronized void remove(int index) {
        if (index >= 0 && index < paragraphs.size()) {
            paragraphs.remove(index);
            revision++;
        }
    }

    public synchronized String join(String separator) {
        StringBuffer out = new StringBuffer();
        for (String p : paragraphs) {
            out.append(p.strip()).append(separator);
        }
        int end = out.length();
        if (end > 0) {
            out.setLength(end - separator.length());
        }
        if (out.length() > 80) {
            out.insert(80, '\n');
        }
        return out.toString();
    }

    public synchronized int revision() {
        return revision;
    }

    public synchronized int size() {
        return paragraphs.size();
    }
}
// corpus: unseen12
