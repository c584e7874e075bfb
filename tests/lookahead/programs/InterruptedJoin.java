/** Main waits for the writer's end before it reads, unless it is interrupted: then it has not seen that end. */
public class InterruptedJoin {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread writer = new Thread(() -> {
            x = 1;
            x = 2;
        });
        Thread other = new Thread(() -> main.interrupt());
        writer.start();
        other.start();
        String how = "";
        try {
            writer.join();
        } catch (InterruptedException e) {
            how = "interrupted ";
        }
        System.out.println(how + x);
    }
}
