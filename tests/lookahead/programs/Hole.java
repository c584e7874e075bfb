// Not yet started threads count: while the first thread is about to write f, main may still start the second,
// which reads it. Who only asks the threads that run now loses an outcome.
public class Hole {
    static int f, g;
    static int seen, read;

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            int s = g;
            f = 1;
            seen = s;
        });
        Thread two = new Thread(() -> read = f);
        one.start();
        g = 1;
        two.start();
        one.join();
        two.join();
        System.out.println(seen + " " + read);
    }
}
