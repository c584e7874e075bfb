// gson: objects to text and back by reflection, generic types, trees, records, what is wrong.
import com.google.gson.*;
import com.google.gson.annotations.SerializedName;
import com.google.gson.reflect.TypeToken;
import java.util.*;

public class UseGson {
	enum Color {
		RED,
		@SerializedName("verde")
		GREEN
	}

	static class Address {
		String street = "Main";
		double[] at = {1.5, -2};
	}

	static class Person {
		String name = "Ann \u00e9 <b>";
		int age = 33;
		Color color = Color.GREEN;
		List<Address> addresses = List.of(new Address());
		Map<String, Integer> scores = new TreeMap<>(Map.of("x", 1, "y", 2));
		transient int secret = 5;
		Date none;
	}

	record Point(int x, int y, String label) {
	}

	public static void main(String[] args) {
		Gson gson = new GsonBuilder().setPrettyPrinting().serializeNulls().create();
		String json = gson.toJson(new Person());
		System.out.println(json);
		Person p = gson.fromJson(json, Person.class);
		System.out.println(p.name + p.color + p.addresses.get(0).street + p.scores + p.addresses.get(0).at[1]);
		Map<String, List<Integer>> lists = gson.fromJson("{\"a\":[1,2,3],\"b\":[]}",
			new TypeToken<Map<String, List<Integer>>>() {}.getType());
		System.out.println(lists + " " + lists.getClass().getSimpleName());
		System.out.println(new Gson().toJson(new Point(1, 2, "p"))
			+ new Gson().fromJson("{\"x\":4,\"label\":\"z\"}", Point.class));
		JsonObject tree = JsonParser.parseString("{\"k\":{\"z\":[true,null,1e3,\"\\u0041\"]}}").getAsJsonObject();
		System.out.println(tree + " " + tree.getAsJsonObject("k").getAsJsonArray("z").get(2).getAsDouble());
		Gson custom = new GsonBuilder()
			.registerTypeAdapter(Color.class, (JsonSerializer<Color>) (c, t, x) -> new JsonPrimitive(c.ordinal()))
			.setFieldNamingPolicy(FieldNamingPolicy.UPPER_CAMEL_CASE)
			.create();
		System.out.println(custom.toJson(new Person()));
		for (String wrong : List.of("{\"age\": \"no\"}", "[1,2", "{\"addresses\": 5}"))
			try {
				gson.fromJson(wrong, Person.class);
			} catch (JsonParseException e) {
				System.out.println(e.getMessage());
			}
	}
}
