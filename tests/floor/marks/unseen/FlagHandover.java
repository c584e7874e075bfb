/** A frame is handed from the renderer to the display by a volatile flag, once. */
public class FlagHandover {
    private final int[] frame = new int[64]; // shared
    private int width;
    private volatile boolean ready;
    private volatile boolean shown;
    private int spins;
    private int drawn;

    void render() {
        for (int i = 0; i < frame.length; i++) {
            frame[i] = i; // @pixel not parallel: show, parallel: spin
        }
        width = 8; // @width not parallel: show, not parallel: size
        ready = true; // @ready parallel: spin
        while (!shown) {
            Thread.onSpinWait(); // @linger parallel: show
        }
        frame[0] = -1; // @reuse not parallel: show, not parallel: size
    }

    void display() {
        while (!ready) {
            spins++; // @spin not parallel: show, not parallel: reuse
        }
        int w = width; // @size not parallel: pixel
        drawn += frame[w]; // @show parallel: linger
        shown = true;
    }

    public static void main(String[] args) throws InterruptedException {
        FlagHandover screen = new FlagHandover(); // shared
        Thread renderer = new Thread(screen::render);
        Thread display = new Thread(screen::display);
        display.start();
        renderer.start();
        display.join();
        int first = screen.drawn; // @drawn not parallel: show, parallel: reuse
        renderer.join();
        System.out.println(first);
    }
}
