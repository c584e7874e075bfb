/** Nobody who runs now reads x before the writer ends; but a thread that main may still start does. */
public class LateReader {
    static int x, y, read;

    static void join(Thread t) {
        try {
            t.join();
        } catch (InterruptedException e) {
            read = -1;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            x = 1;
            y = 1;
            x = 2;
        });
        Thread reader = new Thread(() -> read = x);
        Thread after = new Thread(() -> {
            join(writer);
            read = read * 10 + x;
        });
        writer.start();
        if (y == 0)
            reader.start();
        after.start();
        after.join();
        reader.join();
        System.out.println(read + " " + x);
    }
}
