/** A daemon thread is cut off by main's end, wherever it is. */
public class DaemonWrites {
    static int x, y;

    public static void main(String[] args) {
        Thread daemon = new Thread(() -> {
            x = 1;
            System.out.println("x");
            y = 1;
            System.out.println("y");
        });
        daemon.setDaemon(true);
        daemon.start();
        int r = y;
        if (r == 1)
            System.out.println("both " + x);
    }
}
