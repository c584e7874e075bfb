// run: scan --library --only atomicity
// expect: none
// the Vector and the StringBuffer are made in the call and never leave it before the method is done
import java.util.Arrays;
import java.util.Vector;

public class TokenSplitter {
    private final char separator;
    private String[] last = new String[0];

    public TokenSplitter(char separator) {
        this.separator = separator;
    }

    public synchronized int split(String text) {
        Vector<String> parts = new Vector<>();
        StringBuffer word = new StringBuffer();
        for (char c : text.toCharArray()) {
            if (c == separator) {
                flush(word, parts);
            } else {
                word.append(c);
            }
        }
        flush(word, parts);
        String[] result = new String[parts.size()];
        parts.copyInto(result);
        last = result;
        return result.length;
    }

    private static void flush(StringBuffer word, Vector<String> out) {
        if (word.length() > 0) {
            out.add(word.toString());
            word.setLength(0);
        }
    }

    public synchronized String[] last() {
        return Arrays.copyOf(last, last.length);
    }
}
// corpus: unseen21
