/** An array is written under a monitor and copied without it. */
public class Copied {
    static final Object lock = new Object();
    static final int[] a = new int[2];
    static final int[] b = new int[2];

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                a[0] = 1;
                a[1] = 1;
            }
        });
        t.start();
        System.arraycopy(a, 0, b, 0, 2);
        t.join();
        System.out.println(b[0] + " " + b[1]);
    }
}
