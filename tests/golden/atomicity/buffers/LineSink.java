// run: scan --only atomicity
// expect: none
// the shared buffer is read once with toString(); length and characters come from that immutable string
import java.util.Arrays;

public class LineSink {
    private char[] chars = new char[16];
    private int used;

    public synchronized LineSink append(StringBuffer sb) {
        String s = sb.toString();
        int len = s.length();
        if (used + len > chars.length) {
            chars = Arrays.copyOf(chars, Math.max(chars.length * 2, used + len));
        }
        s.getChars(0, len, chars, used);
        used += len;
        return this;
    }

    public synchronized String drain() {
        String s = new String(chars, 0, used);
        used = 0;
        return s;
    }

    public static void main(String[] args) throws InterruptedException {
        StringBuffer shared = new StringBuffer();
        LineSink sink = new LineSink();
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 2000; i++) {
                shared.append("line ");
                if (i % 10 == 9) {
                    shared.setLength(0);
                }
            }
        });
        writer.start();
        for (int i = 0; i < 300; i++) {
            sink.append(shared);
        }
        writer.join();
        System.out.println(sink.drain().length() % 5);
    }
}
// corpus: unseen21
