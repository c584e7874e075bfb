/**
 * Main reads x only when the other thread has told it to, and most often that one has ended by then. That it has
 * ended does not mean that main has seen it end: the outcome "1 0" must not get lost.
 */
public class AfterEnd {
    static int flag, x;

    public static void main(String[] args) {
        new Thread(() -> {
            flag = 1;
            x = 1;
        }).start();
        int f = flag, r = 9;
        if (f == 1)
            r = x;
        System.out.println(f + " " + r);
    }
}
