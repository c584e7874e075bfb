// The library's own thread makes it anew while others use it: connect is not only run before they come.
// run: scan --library --only data-race
public class MadeAnew extends Thread {
    private StringBuffer writer;

    public void connect() {
        writer = new StringBuffer(); // expect: data-race field=MadeAnew.writer severity=high
    }

    public void run() {
        connect();
    }

    public synchronized void send(String text) {
        writer.append(text);
    }

    public synchronized void flush() {
        writer.setLength(0);
    }
}
