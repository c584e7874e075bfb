// Starting a thread and the end of a thread take the monitor of their group, which is no choice and no step: nor may giving it
// back order the two, or the outcome "1 1 1 0" is lost by partial order reduction.
public class SilentLock {
    static int x, y, z;

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            x = 3;
            y = 1;
        });
        Thread two = new Thread(() -> z = x);
        one.start();
        x = 1;
        two.start();
        int r = y;
        one.join();
        two.join();
        System.out.println(x + " " + y + " " + z + " " + r);
    }
}
