// There is one from the beginning: nobody has to wait for reset.
// run: scan --library --only data-race
public class MadeByConstructor {
    private StringBuffer writer = new StringBuffer();

    public void reset() {
        writer = new StringBuffer(); // expect: data-race field=MadeByConstructor.writer severity=high
    }

    public synchronized void send(String text) {
        writer.append(text);
    }

    public synchronized void flush() {
        writer.setLength(0);
    }
}
