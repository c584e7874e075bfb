// run: scan --library --only atomicity
// expect: none
// the word source is made by the parser itself, private, and only used in its synchronized methods
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

public class ClauseParser {
    private static final class Words {
        private final String[] words;
        private int at;

        Words(String text) {
            this.words = text.trim().split("\\s+");
        }

        synchronized boolean hasMore() {
            return at < words.length;
        }

        synchronized String next() {
            if (at >= words.length) {
                throw new NoSuchElementException();
            }
            return words[at++];
        }
    }

    private final Words source;
    private final List<List<String>> clauses = new ArrayList<>();

    public ClauseParser(String text) {
        this.source = new Words(text);
    }

    public synchronized boolean parseClause() {
        List<String> words = new ArrayList<>();
        while (source.hasMore()) {
            String w = source.next();
            if (w.equals(",")) {
                break;
            }
            words.add(w);
        }
        if (words.isEmpty()) {
            return false;
        }
        clauses.add(words);
        return true;
    }

    public synchronized int count() {
        return clauses.size();
    }
}
// corpus: unseen20
