// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
public class LoadAsyncGotOk {
    private String result;
    void load() throws Exception {
        CompletableFuture<Void> f = CompletableFuture.runAsync(() -> result = "loaded");
        f.get();
        System.out.println(result);
    }
    public static void main(String[] args) throws Exception { new LoadAsyncGotOk().load(); }
}
// corpus: unseen22
