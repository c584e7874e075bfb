// run: scan --only atomicity
// expect: atomicity
// the length of the shared buffer is read, then getChars with it; setLength(0) in between makes it throw
import java.util.Arrays;

public class TextSink {
    private char[] chars = new char[16];
    private int used;

    private void ensure(int extra) {
        if (used + extra > chars.length) {
            chars = Arrays.copyOf(chars, Math.max(chars.length * 2, used + extra));
        }
    }

    public synchronized TextSink append(StringBuffer sb) {
        int len = sb.length();
        ensure(len);
        sb.getChars(0, len, chars, used);
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
        TextSink sink = new TextSink();
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                shared.append("line ").append(i);
                if (i % 10 == 9) {
                    shared.setLength(0);
                }
            }
        });
        writer.start();
        for (int i = 0; i < 1000; i++) {
            sink.append(shared);
            sink.drain();
        }
        writer.join();
    }
}
// corpus: unseen21
