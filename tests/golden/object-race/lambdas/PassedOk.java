// The box is the consumer's own from then on.
//
// run: scan --only object-race
// expect: none
import java.util.function.*;

public class PassedOk {
    static class Box {
        int value;
    }

    static void later(Consumer<Box> consumer, Box box) {
        new Thread(() -> consumer.accept(box)).start();
    }

    public static void main(String[] args) {
        Box box = new Box();
        box.value = 2;
        later(b -> b.value = 1, box);
    }
}
