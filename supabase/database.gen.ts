// Written by `pnpm types` from the migrations. Never edited by hand.
export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      activity: {
        Row: {
          account: string | null
          actor: string | null
          at: string
          id: number
          kind: Database["public"]["Enums"]["activity_kind"]
          role: Database["public"]["Enums"]["activity_role"] | null
          times: number
        }
        Insert: {
          account?: string | null
          actor?: string | null
          at?: string
          id?: never
          kind: Database["public"]["Enums"]["activity_kind"]
          role?: Database["public"]["Enums"]["activity_role"] | null
          times?: number
        }
        Update: {
          account?: string | null
          actor?: string | null
          at?: string
          id?: never
          kind?: Database["public"]["Enums"]["activity_kind"]
          role?: Database["public"]["Enums"]["activity_role"] | null
          times?: number
        }
        Relationships: []
      }
      albums: {
        Row: {
          city: string | null
          cover_id: string | null
          created_at: string
          id: string
          is_published: boolean
          pictures: NonNullable<Json>
          sentence: string | null
          service: string | null
          title: string
          updated_at: string
        }
        Insert: {
          city?: string | null
          cover_id?: string | null
          created_at?: string
          id?: string
          is_published?: boolean
          pictures?: NonNullable<Json>
          sentence?: string | null
          service?: string | null
          title: string
          updated_at?: string
        }
        Update: {
          city?: string | null
          cover_id?: string | null
          created_at?: string
          id?: string
          is_published?: boolean
          pictures?: NonNullable<Json>
          sentence?: string | null
          service?: string | null
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      custom_design_blogs: {
        Row: {
          author: string
          category: string
          content: string
          created_at: string | null
          date: string | null
          draft_of: string | null
          excerpt: string
          id: string
          image: string | null
          images: Json | null
          publish_at: string | null
          slug: string | null
          status: Database["public"]["Enums"]["custom_design_blogs_status"]
          title: string
          updated_at: string
        }
        Insert: {
          author?: string
          category: string
          content: string
          created_at?: string | null
          date?: string | null
          draft_of?: string | null
          excerpt: string
          id?: string
          image?: string | null
          images?: Json | null
          publish_at?: string | null
          slug?: string | null
          status?: Database["public"]["Enums"]["custom_design_blogs_status"]
          title: string
          updated_at?: string
        }
        Update: {
          author?: string
          category?: string
          content?: string
          created_at?: string | null
          date?: string | null
          draft_of?: string | null
          excerpt?: string
          id?: string
          image?: string | null
          images?: Json | null
          publish_at?: string | null
          slug?: string | null
          status?: Database["public"]["Enums"]["custom_design_blogs_status"]
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "custom_design_blogs_draft_of_fkey"
            columns: ["draft_of"]
            referencedRelation: "custom_design_blogs"
            referencedColumns: ["id"]
          },
        ]
      }
      images: {
        Row: {
          bucket_name: string
          category: Database["public"]["Enums"]["images_category"]
          created_at: string | null
          description: string | null
          file_name: string
          file_path: string
          file_size: number | null
          has_medium: boolean
          has_thumbnail: boolean
          height: number | null
          id: string
          image_id: string
          is_featured: boolean | null
          is_published: boolean
          mime_type: string | null
          sha256: string | null
          tags: string[] | null
          title: string | null
          updated_at: string
          width: number | null
        }
        Insert: {
          bucket_name: string
          category: Database["public"]["Enums"]["images_category"]
          created_at?: string | null
          description?: string | null
          file_name: string
          file_path: string
          file_size?: number | null
          has_medium?: boolean
          has_thumbnail?: boolean
          height?: number | null
          id?: string
          image_id: string
          is_featured?: boolean | null
          is_published?: boolean
          mime_type?: string | null
          sha256?: string | null
          tags?: string[] | null
          title?: string | null
          updated_at?: string
          width?: number | null
        }
        Update: {
          bucket_name?: string
          category?: Database["public"]["Enums"]["images_category"]
          created_at?: string | null
          description?: string | null
          file_name?: string
          file_path?: string
          file_size?: number | null
          has_medium?: boolean
          has_thumbnail?: boolean
          height?: number | null
          id?: string
          image_id?: string
          is_featured?: boolean | null
          is_published?: boolean
          mime_type?: string | null
          sha256?: string | null
          tags?: string[] | null
          title?: string | null
          updated_at?: string
          width?: number | null
        }
        Relationships: []
      }
      lead_deliveries: {
        Row: {
          attempts: NonNullable<Json>
          created_at: string
          id: string
          lead_id: string
          next_attempt_at: string | null
          recipient: Database["public"]["Enums"]["lead_deliveries_recipient"]
          sent_at: string | null
          state: Database["public"]["Enums"]["lead_deliveries_state"]
        }
        Insert: {
          attempts?: NonNullable<Json>
          created_at?: string
          id?: string
          lead_id: string
          next_attempt_at?: string | null
          recipient: Database["public"]["Enums"]["lead_deliveries_recipient"]
          sent_at?: string | null
          state?: Database["public"]["Enums"]["lead_deliveries_state"]
        }
        Update: {
          attempts?: NonNullable<Json>
          created_at?: string
          id?: string
          lead_id?: string
          next_attempt_at?: string | null
          recipient?: Database["public"]["Enums"]["lead_deliveries_recipient"]
          sent_at?: string | null
          state?: Database["public"]["Enums"]["lead_deliveries_state"]
        }
        Relationships: [
          {
            foreignKeyName: "lead_deliveries_lead_id_fkey"
            columns: ["lead_id"]
            referencedRelation: "leads"
            referencedColumns: ["id"]
          },
        ]
      }
      lead_events: {
        Row: {
          author: string | null
          created_at: string
          edited_at: string | null
          id: string
          kind: Database["public"]["Enums"]["lead_events_kind"]
          lead_id: string
          note: string | null
          owner: string | null
          status: Database["public"]["Enums"]["lead_events_status"] | null
        }
        Insert: {
          author?: string | null
          created_at?: string
          edited_at?: string | null
          id?: string
          kind?: Database["public"]["Enums"]["lead_events_kind"]
          lead_id: string
          note?: string | null
          owner?: string | null
          status?: Database["public"]["Enums"]["lead_events_status"] | null
        }
        Update: {
          author?: string | null
          created_at?: string
          edited_at?: string | null
          id?: string
          kind?: Database["public"]["Enums"]["lead_events_kind"]
          lead_id?: string
          note?: string | null
          owner?: string | null
          status?: Database["public"]["Enums"]["lead_events_status"] | null
        }
        Relationships: [
          {
            foreignKeyName: "lead_events_lead_id_fkey"
            columns: ["lead_id"]
            referencedRelation: "leads"
            referencedColumns: ["id"]
          },
        ]
      }
      lead_sweeps: {
        Row: {
          created_at: string
          deleted: number
          found: number | null
          id: string
          is_held: boolean | null
          months: number
        }
        Insert: {
          created_at?: string
          deleted?: number
          found?: number | null
          id?: string
          is_held?: boolean | null
          months: number
        }
        Update: {
          created_at?: string
          deleted?: number
          found?: number | null
          id?: string
          is_held?: boolean | null
          months?: number
        }
        Relationships: []
      }
      leads: {
        Row: {
          added_by: string | null
          arrived: number
          city: string | null
          created_at: string
          deleted_at: string | null
          email: string | null
          first_contacted_at: string | null
          has_photo: boolean | null
          id: string
          kind: Database["public"]["Enums"]["leads_kind"]
          message: string | null
          name: string | null
          next_at: string | null
          notify: Database["public"]["Enums"]["leads_notify"][]
          owner: string | null
          page: string | null
          past_since: string | null
          phone: string | null
          photo: string | null
          preferred_date: string | null
          push_by: string | null
          push_to: string | null
          read_at: string | null
          search: unknown
          sender_hash: string | null
          service: string | null
          spam_reasons: Database["public"]["Enums"]["leads_spam_reasons"][]
          status: Database["public"]["Enums"]["leads_status"]
          subject: string | null
        }
        Insert: {
          added_by?: string | null
          arrived?: never
          city?: string | null
          created_at?: string
          deleted_at?: string | null
          email?: string | null
          first_contacted_at?: string | null
          has_photo?: never
          id?: string
          kind: Database["public"]["Enums"]["leads_kind"]
          message?: string | null
          name?: string | null
          next_at?: string | null
          notify?: Database["public"]["Enums"]["leads_notify"][]
          owner?: string | null
          page?: string | null
          past_since?: string | null
          phone?: string | null
          photo?: string | null
          preferred_date?: string | null
          push_by?: string | null
          push_to?: string | null
          read_at?: string | null
          search?: unknown
          sender_hash?: string | null
          service?: string | null
          spam_reasons?: Database["public"]["Enums"]["leads_spam_reasons"][]
          status?: Database["public"]["Enums"]["leads_status"]
          subject?: string | null
        }
        Update: {
          added_by?: string | null
          arrived?: never
          city?: string | null
          created_at?: string
          deleted_at?: string | null
          email?: string | null
          first_contacted_at?: string | null
          has_photo?: never
          id?: string
          kind?: Database["public"]["Enums"]["leads_kind"]
          message?: string | null
          name?: string | null
          next_at?: string | null
          notify?: Database["public"]["Enums"]["leads_notify"][]
          owner?: string | null
          page?: string | null
          past_since?: string | null
          phone?: string | null
          photo?: string | null
          preferred_date?: string | null
          push_by?: string | null
          push_to?: string | null
          read_at?: string | null
          search?: unknown
          sender_hash?: string | null
          service?: string | null
          spam_reasons?: Database["public"]["Enums"]["leads_spam_reasons"][]
          status?: Database["public"]["Enums"]["leads_status"]
          subject?: string | null
        }
        Relationships: []
      }
      post_editing: {
        Row: {
          post_id: string
          updated_by: string | null
        }
        Insert: {
          post_id: string
          updated_by?: string | null
        }
        Update: {
          post_id?: string
          updated_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "post_editing_post_id_fkey"
            columns: ["post_id"]
            referencedRelation: "custom_design_blogs"
            referencedColumns: ["id"]
          },
        ]
      }
      post_previews: {
        Row: {
          key: string
          made_by: string
          post_id: string
        }
        Insert: {
          key?: string
          made_by?: string
          post_id: string
        }
        Update: {
          key?: string
          made_by?: string
          post_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "post_previews_post_id_fkey"
            columns: ["post_id"]
            referencedRelation: "custom_design_blogs"
            referencedColumns: ["id"]
          },
        ]
      }
      post_slugs: {
        Row: {
          created_at: string
          post_id: string
          slug: string
        }
        Insert: {
          created_at?: string
          post_id: string
          slug: string
        }
        Update: {
          created_at?: string
          post_id?: string
          slug?: string
        }
        Relationships: []
      }
      post_versions: {
        Row: {
          fields: NonNullable<Json>
          post_id: string
          saved_at: string
          saved_by: string | null
          started_at: string
        }
        Insert: {
          fields: NonNullable<Json>
          post_id: string
          saved_at?: string
          saved_by?: string | null
          started_at?: string
        }
        Update: {
          fields?: NonNullable<Json>
          post_id?: string
          saved_at?: string
          saved_by?: string | null
          started_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "post_versions_post_id_fkey"
            columns: ["post_id"]
            referencedRelation: "custom_design_blogs"
            referencedColumns: ["id"]
          },
        ]
      }
      push_subscriptions: {
        Row: {
          account: string
          auth: string
          created_at: string
          endpoint: string
          failed_at: string | null
          p256dh: string
          session_id: string | null
        }
        Insert: {
          account?: string
          auth: string
          created_at?: string
          endpoint: string
          failed_at?: string | null
          p256dh: string
          session_id?: string | null
        }
        Update: {
          account?: string
          auth?: string
          created_at?: string
          endpoint?: string
          failed_at?: string | null
          p256dh?: string
          session_id?: string | null
        }
        Relationships: []
      }
      reviews: {
        Row: {
          company: string | null
          created_at: string
          has_consent: boolean
          id: string
          is_published: boolean
          name: string
          page: string
          position: number | null
          role: string | null
          said_on: string | null
          source: string | null
          updated_at: string
          words: string
        }
        Insert: {
          company?: string | null
          created_at?: string
          has_consent?: boolean
          id?: string
          is_published?: boolean
          name: string
          page: string
          position?: number | null
          role?: string | null
          said_on?: string | null
          source?: string | null
          updated_at?: string
          words: string
        }
        Update: {
          company?: string | null
          created_at?: string
          has_consent?: boolean
          id?: string
          is_published?: boolean
          name?: string
          page?: string
          position?: number | null
          role?: string | null
          said_on?: string | null
          source?: string | null
          updated_at?: string
          words?: string
        }
        Relationships: []
      }
      second_step_requirement: {
        Row: {
          is_only: boolean
          since: string
        }
        Insert: {
          is_only?: boolean
          since?: string
        }
        Update: {
          is_only?: boolean
          since?: string
        }
        Relationships: []
      }
      site_fact_changes: {
        Row: {
          changed_at: string
          changed_by: string | null
          id: string
          key: string
          old_value: Json | null
          value: Json | null
        }
        Insert: {
          changed_at?: string
          changed_by?: string | null
          id?: string
          key: string
          old_value?: Json | null
          value?: Json | null
        }
        Update: {
          changed_at?: string
          changed_by?: string | null
          id?: string
          key?: string
          old_value?: Json | null
          value?: Json | null
        }
        Relationships: []
      }
      site_facts: {
        Row: {
          key: string
          updated_at: string
          value: Json | null
        }
        Insert: {
          key: string
          updated_at?: string
          value?: Json | null
        }
        Update: {
          key?: string
          updated_at?: string
          value?: Json | null
        }
        Relationships: []
      }
      site_publishes: {
        Row: {
          attempts: number
          error: string | null
          id: string
          not_before: string
          reason: Database["public"]["Enums"]["site_publishes_reason"]
          requested_at: string
          requested_by: string | null
          started_at: string | null
          state: Database["public"]["Enums"]["site_publishes_state"]
        }
        Insert: {
          attempts?: number
          error?: string | null
          id?: string
          not_before?: string
          reason?: Database["public"]["Enums"]["site_publishes_reason"]
          requested_at?: string
          requested_by?: string | null
          started_at?: string | null
          state?: Database["public"]["Enums"]["site_publishes_state"]
        }
        Update: {
          attempts?: number
          error?: string | null
          id?: string
          not_before?: string
          reason?: Database["public"]["Enums"]["site_publishes_reason"]
          requested_at?: string
          requested_by?: string | null
          started_at?: string | null
          state?: Database["public"]["Enums"]["site_publishes_state"]
        }
        Relationships: []
      }
      trash: {
        Row: {
          deleted_at: string | null
          deleted_by: string | null
          file_path: string | null
          id: string
          past_since: string | null
          row: NonNullable<Json>
          table_name: string
        }
        Insert: {
          deleted_at?: string | null
          deleted_by?: string | null
          file_path?: never
          id: string
          past_since?: string | null
          row: NonNullable<Json>
          table_name: string
        }
        Update: {
          deleted_at?: string | null
          deleted_by?: string | null
          file_path?: never
          id?: string
          past_since?: string | null
          row?: NonNullable<Json>
          table_name?: string
        }
        Relationships: []
      }
    }
    Views: {
      expired_trash: {
        Row: {
          file_path: string | null
          id: string | null
          table_name: string | null
        }
        Insert: {
          file_path?: string | null
          id?: string | null
          table_name?: string | null
        }
        Update: {
          file_path?: string | null
          id?: string | null
          table_name?: string | null
        }
        Relationships: []
      }
      lead_counts: {
        Row: {
          messages: number | null
          status: string | null
        }
        Insert: {
          messages?: number | null
          status?: string | null
        }
        Update: {
          messages?: number | null
          status?: string | null
        }
        Relationships: []
      }
      lead_follow_ups: {
        Row: {
          messages: number | null
          next_at: string | null
          owner: string | null
        }
        Insert: {
          messages?: number | null
          next_at?: string | null
          owner?: string | null
        }
        Update: {
          messages?: number | null
          next_at?: string | null
          owner?: string | null
        }
        Relationships: []
      }
      lead_numbers: {
        Row: {
          contacted: number | null
          messages: number | null
          page: string | null
          seconds_to_contact: number | null
          service: string | null
          week: string | null
          won: number | null
        }
        Insert: {
          contacted?: number | null
          messages?: number | null
          page?: string | null
          seconds_to_contact?: number | null
          service?: string | null
          week?: string | null
          won?: number | null
        }
        Update: {
          contacted?: number | null
          messages?: number | null
          page?: string | null
          seconds_to_contact?: number | null
          service?: string | null
          week?: string | null
          won?: number | null
        }
        Relationships: []
      }
      people: {
        Row: {
          created_at: string | null
          email: string | null
          id: string | null
          is_invited: boolean | null
          last_seen_at: string | null
          last_sign_in_at: string | null
          role: string | null
          second_step_since: string | null
          sessions: number | null
        }
        Insert: {
          created_at?: string | null
          email?: string | null
          id?: string | null
          is_invited?: boolean | null
          last_seen_at?: string | null
          last_sign_in_at?: string | null
          role?: string | null
          second_step_since?: string | null
          sessions?: number | null
        }
        Update: {
          created_at?: string | null
          email?: string | null
          id?: string | null
          is_invited?: boolean | null
          last_seen_at?: string | null
          last_sign_in_at?: string | null
          role?: string | null
          second_step_since?: string | null
          sessions?: number | null
        }
        Relationships: []
      }
    }
    Functions: {
      [_ in never]: never
    }
    Enums: {
      activity_kind:
        | "signed_in"
        | "first_step"
        | "refused"
        | "signed_out"
        | "added"
        | "invited"
        | "role"
        | "removed"
        | "password"
        | "address"
        | "address_undone"
        | "second_step"
        | "second_step_off"
        | "published"
      activity_role: "manager" | "editor"
      custom_design_blogs_status: "draft" | "published"
      images_category:
        | "general-asset"
        | "hero-images"
        | "service-photos"
        | "team-members"
        | "project-gallery"
        | "blog-images"
        | "background-images"
      lead_deliveries_recipient: "company" | "visitor" | "webhook"
      lead_deliveries_state: "waiting" | "sent" | "failed"
      lead_events_kind:
        | "note"
        | "status"
        | "owner"
        | "deleted"
        | "restored"
        | "reached"
        | "voicemail"
        | "later"
      lead_events_status:
        | "new"
        | "contacted"
        | "scheduled"
        | "won"
        | "lost"
        | "spam"
      leads_kind: "contact" | "consultation" | "home" | "phone"
      leads_notify: "company" | "visitor" | "webhook"
      leads_spam_reasons: "fast" | "flood" | "honeypot" | "links" | "repeat"
      leads_status: "new" | "contacted" | "scheduled" | "won" | "lost" | "spam"
      site_publishes_reason: "request" | "scheduled" | "pictures"
      site_publishes_state: "waiting" | "building" | "failed" | "stopped"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      activity_kind: [
        "signed_in",
        "first_step",
        "refused",
        "signed_out",
        "added",
        "invited",
        "role",
        "removed",
        "password",
        "address",
        "address_undone",
        "second_step",
        "second_step_off",
        "published",
      ],
      activity_role: ["manager", "editor"],
      custom_design_blogs_status: ["draft", "published"],
      images_category: [
        "general-asset",
        "hero-images",
        "service-photos",
        "team-members",
        "project-gallery",
        "blog-images",
        "background-images",
      ],
      lead_deliveries_recipient: ["company", "visitor", "webhook"],
      lead_deliveries_state: ["waiting", "sent", "failed"],
      lead_events_kind: [
        "note",
        "status",
        "owner",
        "deleted",
        "restored",
        "reached",
        "voicemail",
        "later",
      ],
      lead_events_status: [
        "new",
        "contacted",
        "scheduled",
        "won",
        "lost",
        "spam",
      ],
      leads_kind: ["contact", "consultation", "home", "phone"],
      leads_notify: ["company", "visitor", "webhook"],
      leads_spam_reasons: ["fast", "flood", "honeypot", "links", "repeat"],
      leads_status: ["new", "contacted", "scheduled", "won", "lost", "spam"],
      site_publishes_reason: ["request", "scheduled", "pictures"],
      site_publishes_state: ["waiting", "building", "failed", "stopped"],
    },
  },
} as const
