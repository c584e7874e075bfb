/** Main exits without waiting: what the other thread prints may be cut off anywhere. */
public class ExitEarly {
    static int x;

    public static void main(String[] args) {
        new Thread(() -> {
            System.out.println("one");
            System.out.println("two");
        }).start();
        x = 1;
        System.exit(0);
    }
}
