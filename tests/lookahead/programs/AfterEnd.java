/**
 * Main reads x only when the other thread has told it to, and most often that one has ended by then. That it has
 * ended does not mean that main has seen it end: the outcome "1 0" must not get lost.
 */
public class AfterEnd {
    static int flag, x, unused;

    public static void main(String[] args) {
        new Thread(() -> {
            flag = 1;
            x = 1;
        }).start();
        int f = flag, r = 9;
        for (int i = 0; i < 16; i++)
            r += unused;
        if (f == 1)
            r = x;
        System.out.println(f + " " + r);
    }
}
