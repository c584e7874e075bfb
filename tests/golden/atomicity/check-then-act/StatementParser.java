// run: scan --library --only atomicity
// expect: atomicity
// parseStatement asks source.hasMore and then source.next; parsers share the source, so next may find nothing
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

public class StatementParser {
    public static class WordSource {
        private final String[] words;
        private int at;

        public WordSource(String text) {
            this.words = text.trim().split("\\s+");
        }

        public synchronized boolean hasMore() {
            return at < words.length;
        }

        public synchronized String next() {
            if (at >= words.length) {
                throw new NoSuchElementException();
            }
            return words[at++];
        }
    }

    private final WordSource source;
    private final List<List<String>> statements = new ArrayList<>();

    public StatementParser(WordSource source) {
        this.source = source;
    }

    public synchronized boolean parseStatement() {
        List<String> words = new ArrayList<>();
        while (source.hasMore()) {
            String w = source.next();
            if (w.equals(";")) {
                break;
            }
            words.add(w);
        }
        if (words.isEmpty()) {
            return false;
        }
        statements.add(words);
        return true;
    }

    public synchronized int count() {
        return statements.size();
    }
}
// corpus: unseen20
