// Equal string literals are one object.
// run: scan --only data-race
// expect: none
public class StringLiteralOk {
    static int n;

    static void inc() {
        synchronized ("LOCK") {
            n++;
        }
    }

    static int get() {
        synchronized ("LOCK") {
            return n;
        }
    }

    public static void main(String[] a) {
        new Thread(StringLiteralOk::inc).start();
        System.out.println(get());
    }
}
