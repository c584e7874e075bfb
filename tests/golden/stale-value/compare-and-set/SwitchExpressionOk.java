// run: scan --only stale-value
// expect: none

import java.util.concurrent.atomic.AtomicInteger;

public class SwitchExpressionOk {
    private final AtomicInteger light = new AtomicInteger();

    public void turn() {
        light.updateAndGet(v -> switch (v) {
            case 0 -> 1;
            case 1 -> 2;
            default -> 0;
        });
    }
}
