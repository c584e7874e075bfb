// run: scan --only atomicity
// expect: atomicity
// pump reads length, takes the text and deletes that many characters of a StringBuffer that two pumps and the writers share
public class JournalPump implements Runnable {
    private final StringBuffer source;
    private final StringBuilder out = new StringBuilder();

    JournalPump(StringBuffer source) {
        this.source = source;
    }

    synchronized int pump() {
        int n = source.length();
        if (n == 0) {
            return 0;
        }
        String text = source.substring(0, n);
        source.delete(0, n);
        out.append(text);
        return n;
    }

    synchronized int copied() {
        return out.length();
    }

    @Override
    public void run() {
        int idle = 0;
        while (idle < 10_000) {
            idle = pump() == 0 ? idle + 1 : 0;
            Thread.onSpinWait();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StringBuffer buf = new StringBuffer();
        JournalPump a = new JournalPump(buf);
        JournalPump b = new JournalPump(buf);
        Thread ta = new Thread(a);
        Thread tb = new Thread(b);
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                buf.append("entry ").append(i).append(';');
            }
        });
        writer.start();
        ta.start();
        tb.start();
        writer.join();
        ta.join();
        tb.join();
        System.out.println(a.copied() + b.copied() + buf.length());
    }
}
// corpus: unseen16
