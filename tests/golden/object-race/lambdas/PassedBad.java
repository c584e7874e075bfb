// A box is passed on to a consumer in another thread, and kept.
//
// run: scan --only object-race
// expect: object-race line=put
import java.util.function.*;

public class PassedBad {
    static class Box {
        int value;
    }

    static void later(Consumer<Box> consumer, Box box) {
        new Thread(() -> consumer.accept(box)).start();
    }

    public static void main(String[] args) {
        Box box = new Box();
        later(b -> b.value = 1, box);
        box.value = 2; // <- put
    }
}
