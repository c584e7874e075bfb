// run: scan --only lock-order
// expect: lock-order locks=java.lang.StringBuffer,java.lang.StringBuffer
// a.append(b) holds a and asks b for its length.
public class StringBufferAppendBad {

    public static void main(String[] args) {
        StringBuffer a = new StringBuffer("a"), b = new StringBuffer("b");
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { a.append(b); a.setLength(1); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { b.append(a); b.setLength(1); }
        }).start();
    }
}
