// run: scan --only lock-order
// expect: none
// The argument is turned into a String first.
public class StringBufferAppendOk {

    public static void main(String[] args) {
        StringBuffer a = new StringBuffer("a"), b = new StringBuffer("b");
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { a.append(b.toString()); a.setLength(1); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { b.append(a.toString()); b.setLength(1); }
        }).start();
    }
}
