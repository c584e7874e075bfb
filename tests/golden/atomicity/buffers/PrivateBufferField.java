// run: scan --only atomicity
// expect: none
// a StringBuffer that is a private field only ever touched with this held: encapsulated library class
public class PrivateBufferField {
    private final StringBuffer line = new StringBuffer();

    public synchronized void key(char c) {
        if (c == '\b') {
            if (line.length() > 0) {
                line.setLength(line.length() - 1);
            }
        } else {
            line.append(c);
        }
    }

    public synchronized String flush() {
        String s = line.toString();
        line.setLength(0);
        return s;
    }
}
// corpus: unseen
