// run: scan --only data-race
// expect: data-race field=LoadAsyncBad.result severity=high
import java.util.concurrent.*;
public class LoadAsyncBad {
    private String result;
    void load() {
        CompletableFuture.runAsync(() -> result = "loaded");
        System.out.println(result);
    }
    public static void main(String[] args) { new LoadAsyncBad().load(); }
}
// corpus: unseen22
